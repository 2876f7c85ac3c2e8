import type { ReactNode } from 'react'

/** The dashed outline of a house, with a plus sign. */
export function PlotIllustration() {
  return (
    <Illustration>
      <path d="M46 80V47l34-26 34 26v33z" className="fill-surface stroke-none" />
      <path d="M46 80V50M114 50v30M34 56l46-35 46 35" className="stroke-line-strong" strokeDasharray="5 5" />
      <circle cx="80" cy="58" r="13" className="fill-accent-soft stroke-none" />
      <path d="M80 52v12M74 58h12" className="stroke-accent" />
    </Illustration>
  )
}

/** An empty list under a magnifying glass. */
export function SearchIllustration() {
  return (
    <Illustration>
      <rect x="32" y="14" width="76" height="66" rx="6" className="fill-surface stroke-line-strong" />
      <path d="M44 30h34M44 44h24M44 58h30" className="stroke-line-strong" />
      <circle cx="102" cy="46" r="18" className="fill-surface stroke-accent" />
      <path d="m115 59 13 13" className="stroke-accent" strokeWidth="4" />
      <path d="M96 46h12" className="stroke-line-strong" />
    </Illustration>
  )
}

/** A house with a check mark, under a rising sun. */
export function AllDoneIllustration() {
  return (
    <Illustration>
      <path d="M104 80a22 22 0 0 1 44 0z" className="fill-accent-soft stroke-accent" />
      <path d="M126 48v-6M105 56l-4-4M147 56l4-4" className="stroke-accent" />
      <path d="M30 80V50l34-26 34 26v30z" className="fill-surface stroke-line-strong" />
      <path d="M20 58 64 24l44 34" className="stroke-line-strong" />
      <circle cx="64" cy="60" r="14" className="fill-success-soft stroke-success" />
      <path d="m58 60 4 5 9-9" className="stroke-success" />
    </Illustration>
  )
}

/** A plug next to its socket. */
export function UnpluggedIllustration() {
  return (
    <Illustration>
      <path d="M10 58c14 0 12-12 26-12h10" className="stroke-line-strong" />
      <path d="M46 32h10a14 14 0 0 1 0 28H46z" className="fill-surface stroke-line-strong" />
      <path d="M70 40h9M70 52h9" className="stroke-line-strong" />
      <path d="M114 32h-10a14 14 0 0 0 0 28h10z" className="fill-surface stroke-line-strong" />
      <path d="M114 46h10c14 0 12 12 26 12" className="stroke-line-strong" />
      <path d="m82 22 3 6M92 18v7M101 22l-3 6" className="stroke-accent" />
    </Illustration>
  )
}

/** A house with a padlock. */
export function LockedIllustration() {
  return (
    <Illustration>
      <path d="M40 80V48l40-30 40 30v32" className="fill-surface stroke-line-strong" />
      <path d="M30 55 80 17l50 38" className="stroke-line-strong" />
      <rect x="64" y="54" width="32" height="26" rx="5" className="fill-accent-soft stroke-accent" />
      <path d="M71 54v-5a9 9 0 0 1 18 0v5" className="stroke-accent" />
      <path d="M80 64v6" className="stroke-accent" />
    </Illustration>
  )
}

function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 96"
      width="160"
      height="96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="80" rx="70" ry="8" className="fill-sunken" />
      {children}
      <path d="M16 80h128" className="stroke-line-strong" />
    </svg>
  )
}
