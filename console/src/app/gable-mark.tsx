/** The mark and the name. */
export function GableMark() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink text-lead tracking-[-0.01em]">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path d="M7 23V14.5L16 8l9 6.5V23h-6v-6h-6v6z" className="fill-accent-on" />
      </svg>
      Gable
    </span>
  )
}
