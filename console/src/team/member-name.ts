/** The name, or the email of somebody who has not given one. */
export const getMemberName = ({ fullName, email }: { fullName: string; email: string }) => fullName || email
