interface InfoNoteProps {
  label: string
  /** Tells several notes of a page apart. */
  about: string
  text: string
  /** In the corner of a small card there is room for the icon only. */
  isSmall?: boolean
}

/** An explanation that opens on demand. */
export const InfoNote = ({ label, about, text, isSmall }: InfoNoteProps) =>
  text ? (
    <details class={isSmall ? 'info small' : 'info'}>
      <summary>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" />
          <path d="M9 8.2v4.6M9 5.2v.2" />
        </svg>
        <span class={isSmall ? 'unseen' : undefined}>{label}</span>
        <span class="unseen">: {about}</span>
      </summary>
      <p>{text}</p>
    </details>
  ) : null
