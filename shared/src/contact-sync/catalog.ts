import * as z from 'zod'

/** A user of the app, who may look after people there. */
export const RemoteUser = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type RemoteUser = z.infer<typeof RemoteUser>

/** A field of people in the app that can be mapped to an attribute. */
const RemoteField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['TEXT', 'NUMBER', 'DATE', 'CHOICE']),
})

/** What the app offers: to choose from, and to recognize. */
export const CrmCatalog = z.object({
  users: z.array(RemoteUser),
  stages: z.array(z.string()),
  fields: z.array(RemoteField),
  /** Tags seen so far. The app has no list of them. */
  tags: z.array(z.string()),
})
export type CrmCatalog = z.infer<typeof CrmCatalog>
