export function GableLogo() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink text-lead tracking-[-0.01em]">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M5.5 17.2 16 7.5l10.5 9.7M10 19v6h12v-6"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent-on"
        />
      </svg>
      Gable
    </span>
  )
}
