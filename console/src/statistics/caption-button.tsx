interface CaptionButtonProps {
  label: string
  onClick: () => void
}

/** Shows what a rate counts, from below the rate. */
export const CaptionButton = ({ label, onClick }: CaptionButtonProps) => (
  <button type="button" onClick={onClick} className="rounded-sm text-accent-ink underline-offset-2 hover:underline">
    {label}
  </button>
)
