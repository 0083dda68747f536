/** The links between the pages of this server: a line above each of them, drawn without a script. */

interface Door {
  readonly path: string;
  readonly title: string;
  readonly words: string;
}

/** The pages that people come for, as the front page shows them. */
export const doors: readonly Door[] = [
  {
    path: '/workbook',
    title: 'Workbook',
    words: 'The sheets: type, copy, sort, and bill by the menu Billing API.',
  },
  {
    path: '/developer',
    title: 'Developer area',
    words: 'Your business, keys, webhooks, deliveries, import and export, Health.',
  },
  {
    path: '/reference',
    title: 'Reference',
    words: 'Every request and its answer, in the language of your program.',
  },
  {
    path: '/mail',
    title: 'Mails',
    words: 'What customers get, kept on this machine.',
  },
];

// The pages take what is above them from the height that they fill.
const style = `<style>
:root { --above: 2.3rem; }
.local-pages { display: flex; gap: 1.1rem; align-items: center; height: var(--above); padding: 0 1rem; overflow-x: auto; white-space: nowrap; border-bottom: 1px solid var(--line); background: var(--sunken); font-size: 0.9rem; }
.local-pages a { color: var(--ink); text-decoration: none; line-height: var(--above); }
.local-pages a:hover { text-decoration: underline; }
.local-pages a[aria-current] { color: var(--accent); font-weight: 600; }
/* A dialog that is opened alone has no frame with its title, and no width. */
.local-pages ~ main .billing { max-width: 64rem; }
.local-pages ~ main .billing h1.unseen { position: static; width: auto; height: auto; margin: 0.6rem 0; clip-path: none; font-size: 1.3rem; }
noscript { display: block; padding: 1rem; }
@media (pointer: coarse) { :root { --above: 44px; } }
@media print { .local-pages { display: none; } }
</style>`;

/** The page with links to the others above it. */
export function withPageLinks(page: string, path: string): string {
  const links = [{ path: '/', title: 'Start' }, ...doors].map(
    (door) => `<a href="${door.path}"${door.path === path ? ' aria-current="page"' : ''}>${door.title}</a>`,
  );
  return page
    .replace('</head>', `${style}\n</head>`)
    .replace(
      '<body>',
      `<body>\n<nav class="local-pages" aria-label="Pages of this machine">${links.join('\n')}</nav>`,
    );
}
