/** An email that wraps after its @, so that a narrow line does not cut the domain in two. */
export function EmailText({ email }: { email: string }) {
  const domainStart = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </>
  )
}
