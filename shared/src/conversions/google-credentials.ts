import * as z from 'zod'

const part = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{8,2000}$/)

/** How Google knows the app and the person who let it send, as its own tools write it. */
const GoogleCredentials = z.object({ client_id: part, client_secret: part, refresh_token: part })
type GoogleCredentials = z.infer<typeof GoogleCredentials>

/** The credentials in a text of JSON. Undefined if a part is missing. */
export function parseGoogleCredentials(text: string): GoogleCredentials | undefined {
  try {
    return GoogleCredentials.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
