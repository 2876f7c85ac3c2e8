import { renderDocument } from './document.tsx'

/** For a visitor whose link leads to nothing, whether it was removed or never existed. */
export const renderNotFoundPage = (): string =>
  renderDocument({
    title: 'This page is no longer available.',
    style: '/pages/gone.css',
    robots: 'noindex',
    children: (
      <main>
        <Roofs />
        <h1>This page is no longer available.</h1>
        <p>The link may be old or mistyped. Please ask the agent who sent it to you for a new one.</p>
      </main>
    ),
  })

const Roofs = () => (
  <svg viewBox="0 0 240 96" width="240" height="96" aria-hidden="true">
    <path d="M8 88V52l36-32 36 32v36" />
    <path d="M72 88V44l48-40 48 40v44" />
    <path d="M160 88V52l36-32 36 32v36" />
    <path d="M108 88V64h24v24M0 88h240" />
  </svg>
)

export const notFoundStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--ink:#1c1917;--muted:#57534e;--ground:#fafaf9;--line:#cc3616}
@media(prefers-color-scheme:dark){:root{--ink:#f5f4f2;--muted:#bab4ae;--ground:#12100f;--line:#ff967a}}
body{margin:0;min-height:100svh;display:grid;place-items:center;background:var(--ground);color:var(--ink)}
main{max-width:420px;padding:24px;text-align:center}
svg{max-width:100%;fill:none;stroke:var(--line);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
h1{font-size:22px;line-height:30px;margin:24px 0 8px}p{margin:0;color:var(--muted)}`
