import type { CrmCatalog } from '@gable/shared/contact-sync/catalog.ts'
import * as z from 'zod'
import { type FollowUpBossRequests, Metadata } from './requests.ts'

const text = z.string().nullish()
const Users = z.looseObject({
  _metadata: Metadata,
  users: z.array(
    z.looseObject({ id: z.union([z.number(), z.string()]), name: text, firstName: text, lastName: text, email: text }),
  ),
})
const Stages = z.looseObject({ stages: z.array(z.looseObject({ name: z.string() })) })
const CustomFields = z.looseObject({
  customfields: z.array(z.looseObject({ name: z.string(), label: text, type: text })),
})

/** The fields of a person that every account has. */
export const standardFields = [
  { name: 'stage', label: 'Stage', type: 'CHOICE' },
  { name: 'background', label: 'Background', type: 'TEXT' },
  { name: 'price', label: 'Price', type: 'NUMBER' },
] as const

/** The users, stages and fields of the account, as far as a mapping can choose from them. */
export async function getCatalog(
  requests: FollowUpBossRequests,
): Promise<Pick<CrmCatalog, 'users' | 'stages' | 'fields'>> {
  const users = await listUsers(requests)
  const { stages } = await requests.get('stages?limit=100', Stages)
  const { customfields } = await requests.get('customFields?limit=100', CustomFields)
  return {
    users,
    stages: stages.map(({ name }) => name).slice(0, 200),
    fields: [
      ...standardFields,
      ...customfields.slice(0, 200).map(({ name, label, type }) => ({
        name,
        label: label || name,
        type: fieldTypes[type ?? ''] ?? 'TEXT',
      })),
    ],
  }
}

/** A page of users has up to a hundred, and no team has more than a few of them. */
async function listUsers(requests: FollowUpBossRequests) {
  const users = []
  for (let offset = 0; offset < maxUsers; offset += 100) {
    const page = await requests.get(`users?limit=100&offset=${offset}`, Users)
    users.push(...page.users)
    if (page.users.length < 100) break
  }
  return users.map(({ id, name, firstName, lastName, email }) => ({
    id: String(id),
    name: name || `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    email: (email ?? '').toLowerCase(),
  }))
}

const maxUsers = 1000

const fieldTypes: Record<string, 'TEXT' | 'NUMBER' | 'DATE' | 'CHOICE'> = {
  number: 'NUMBER',
  date: 'DATE',
  dropdown: 'CHOICE',
}
