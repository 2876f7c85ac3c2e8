/** Names the source of the interest rate, below the row with the rate and over its whole width. Its id makes it the field's description. */
export const RateNote = ({ text }: { text: string | undefined }) =>
  text ? (
    <p class="small note" id="f-apr-about">
      {text}
    </p>
  ) : null
