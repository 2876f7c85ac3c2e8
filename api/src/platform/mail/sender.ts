/** The configured sender under another name. The address stays: mail servers may send only from it. */
export const toSender = (mailFrom: string, name: string) => ({ name, address: toAddress(mailFrom) })

/** As a header, with the name quoted: names of people and companies contain commas. */
export const formatSender = ({ name, address }: ReturnType<typeof toSender>): string =>
  `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`

/** The address in `Gable <no-reply@gable.test>`. */
export const toAddress = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
