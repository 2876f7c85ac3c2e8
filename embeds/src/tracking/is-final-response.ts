/** Whether sending the same events again would change nothing: they were accepted, or refused for good. */
export const isFinalResponse = ({ ok, status }: Response): boolean =>
  ok || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))
