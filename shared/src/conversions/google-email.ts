/** As Google hashes it: mailboxes of Gmail are the same with and without dots. */
export function toGoogleEmail(email: string): string {
  const address = email.trim().toLowerCase()
  const [name, domain] = address.split('@')
  return name && (domain === 'gmail.com' || domain === 'googlemail.com')
    ? `${name.replaceAll('.', '')}@${domain}`
    : address
}
