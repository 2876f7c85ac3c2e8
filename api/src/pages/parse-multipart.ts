/** The fields of a multipart form, without files. Each line is read once, because anybody may send a body. */
export function parseMultipart(body: string): URLSearchParams {
  const lines = body.split(/\r?\n/)
  const fields = new URLSearchParams()
  for (const [at, line] of lines.entries()) {
    const name = /^content-disposition:.*?\bname="([^"]*)"/i.exec(line)?.[1]
    if (name === undefined) continue
    const blank = lines.indexOf('', at)
    fields.append(name, (blank >= 0 && lines[blank + 1]) || '')
  }
  return fields
}
