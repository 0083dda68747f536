/** Follows links within the reference, and marks the current section in the contents. */

/** Goes to an anchor: opens the details that it has and that it stands in, scrolls to it and focuses it. */
export function goToAnchor(root: HTMLElement, anchor: string): void {
  const target = anchor === '' ? null : root.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
  if (target === null) return;
  for (const folded of target.querySelectorAll<HTMLDetailsElement>(':scope > details')) folded.open = true;
  for (
    let around = target.closest('details');
    around !== null;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  target.scrollIntoView();
  const heading = target.matches('[tabindex]')
    ? target
    : target.querySelector<HTMLElement>('[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}

/** Handles links and the browser's Back and Forward, and marks the section that is being read. */
export function watchAnchors(root: HTMLElement): void {
  const isNarrow = matchMedia('(max-width: 60rem)');
  const list = root.querySelector<HTMLDetailsElement>('.contents');
  const foldWhenNarrow = (): void => {
    if (list !== null) list.open = !isNarrow.matches;
  };
  foldWhenNarrow();
  isNarrow.addEventListener('change', foldWhenNarrow);
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const anchor = link.hash.slice(1);
    foldWhenNarrow();
    history.pushState(null, '', `#${anchor}`);
    goToAnchor(root, anchor);
  });
  addEventListener('popstate', () => goToAnchor(root, location.hash.slice(1)));
  addEventListener('beforeprint', () => {
    for (const folded of root.querySelectorAll('details')) folded.open = true;
  });
  addEventListener('keydown', (event) => focusSearch(event, root, list));
  markWhatIsRead(root);
}

function focusSearch(event: KeyboardEvent, root: HTMLElement, list: HTMLDetailsElement | null): void {
  const isTyping = (event.target as Element).matches('input, select, textarea');
  // In the developer area, another screen may have replaced the reference.
  if (event.key !== '/' || isTyping || !root.isConnected) return;
  event.preventDefault();
  if (list !== null) list.open = true;
  root.querySelector<HTMLInputElement>('#search')?.focus();
}

function markWhatIsRead(root: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting);
      if (entered !== undefined) mark(root, entered.target.id);
    },
    // The section that crosses a line a fifth below the top is being read.
    { rootMargin: '-20% 0px -80% 0px' },
  );
  for (const section of root.querySelectorAll('.operation, .guide, #event-types, #error-codes')) {
    observer.observe(section);
  }
}

function mark(root: HTMLElement, anchor: string): void {
  root.querySelector('.contents [aria-current]')?.removeAttribute('aria-current');
  const link = root.querySelector<HTMLElement>(`.contents a[href="#${CSS.escape(anchor)}"]`);
  if (link === null) return;
  link.setAttribute('aria-current', 'true');
  const column = root.querySelector<HTMLElement>('.contents-list');
  // Scrolls the column only; scrollIntoView would move the text as well.
  if (column !== null) column.scrollTop = link.offsetTop - column.clientHeight / 2;
}
