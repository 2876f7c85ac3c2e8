export const rateNoteId = 'f-rate-note'

/** Names the source of the interest rate, below the row with the rate and over its whole width. */
export const RateNote = ({ text }: { text: string | undefined }) =>
  text ? (
    <p class="small note" id={rateNoteId}>
      {text}
    </p>
  ) : null
