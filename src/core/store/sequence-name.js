export function sequenceName({ plural }) {
  return `rows:${plural}`;
}
