/** What a letter said, folded away: a history is read by its lines. */
export const LetterText = ({ text }: { text: string }) => (
  <details className="rounded-lg bg-sunken text-table">
    <summary className="w-fit cursor-pointer rounded-lg px-3 py-2 text-muted hover:text-ink">Read the email</summary>
    <p className="whitespace-pre-wrap px-3 pb-3 [overflow-wrap:anywhere]">
      <bdi>{text}</bdi>
    </p>
  </details>
)
