/** The types of the commands about API keys, and of their answers. */

export interface KeyList {
  readonly keys: readonly ShownKey[];
  /** All scopes, in the order in which they are shown. */
  readonly scopes: readonly string[];
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

export interface ShownKey {
  readonly id: string;
  readonly name: string;
  /** The visible part of the key, for example `bbk_live_…x7Qa`. */
  readonly hint: string;
  readonly scopes: readonly string[];
  /** RFC 3339, as the others. */
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
  readonly requests_7_days: number;
  readonly status: 'active' | 'expired' | 'revoked';
}

export interface KeyWish {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Days from now, null for a key that never expires. */
  readonly expires_in_days: number | null;
}

export interface MadeKey {
  /** Shown only once. */
  readonly key: string;
  readonly shown: ShownKey;
}
