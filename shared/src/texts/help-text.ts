/** What HELP is answered with: who writes, how to reach them, and how to stop. One segment. */
export const toHelpText = ({ name, phone }: { name: string; phone: string }): string =>
  `${name.slice(0, 60)}: for help${phone ? ` call ${phone.slice(0, 20)}` : ' reply here'}. Msg & data rates may apply. Reply STOP to opt out.`
