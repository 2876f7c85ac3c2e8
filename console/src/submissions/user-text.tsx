/** What a visitor typed, with its own line breaks and direction. */
export const UserText = ({ children }: { children: string }) => (
  <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</bdi>
)
