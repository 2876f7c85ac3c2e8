import { type Permission, permissionsOfNewAgency, type Role } from '@gable/shared/access.ts'
import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { FormAction, SubjectKind } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import { furnishAgency } from '../agency/furnish-queries.ts'
import type { Schema } from '../database/schema/schema.ts'
import type { Database } from '../platform/database.ts'

export const password = 'correct horse'
let passwordHash: Promise<string> | undefined

// A stored hash says itself what it cost: people of tests sign in by the thousand, and nobody guesses at theirs.
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export interface FoundAgency {
  accountId: string
  name: string
  brandingId: string
  formIds: Map<LeadType, string>
  groupIds: string[]
}

export interface Member {
  email: string
  userId: string
  agentId: string
  accountId: string
}

/** Makes the small worlds tests speak about: agencies, and the people who belong to them. */
export class Founding {
  readonly #owner: Database

  constructor(owner: Database) {
    this.#owner = owner
  }

  async agency(given: Partial<Insertable<Schema['agencies']>> = {}): Promise<FoundAgency> {
    const accountId = newId()
    const name = given.name ?? `Agency ${accountId.slice(-6)}`
    const { db } = this.#owner
    await db
      .insertInto('plans')
      .values({
        id: 'everything',
        plan_name: 'Everything',
        feature_flags: JSON.stringify({ marketing: true }),
        numerical_feature_map: JSON.stringify({ widgets: 5, 'landing-pages': 5, 'personalized-urls': 5 }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('agencies')
      .values({
        account_id: accountId,
        name,
        status: 'ACTIVE',
        onboarding_details: '{}',
        plan_id: 'everything',
        ...given,
      })
      .execute()
    const granted = Object.entries(permissionsOfNewAgency) as [Role, Permission[]][]
    await db
      .insertInto('role_permissions')
      .values(
        granted.flatMap(([role, held]) => held.map((permission) => ({ account_id: accountId, role, permission }))),
      )
      .execute()
    return { accountId, name, ...(await furnishAgency(db, { accountId, name })) }
  }

  /** Something visitors can meet. It leads to the home-value form, unless another action is given. */
  async subject(
    { accountId, brandingId, formIds }: FoundAgency,
    { action, ...given }: Partial<Insertable<Schema['subjects']>> & { action?: FormAction; kind?: SubjectKind } = {},
  ): Promise<{ subject: SubjectKind; subjectId: string; name: string }> {
    const subject = {
      account_id: accountId,
      id: newId(),
      kind: 'widget' as const,
      type: 'SEARCH',
      name: 'Address search',
      branding_id: brandingId,
      settings: JSON.stringify({ action: action ?? { actionType: 'FORM', value: formIds.get('HV') } }),
      ...given,
    }
    await this.#owner.db.insertInto('subjects').values(subject).execute()
    return { subject: subject.kind, subjectId: subject.id, name: subject.name }
  }

  async member(
    { accountId }: { accountId: string },
    email = `${newId()}@example.com`,
    agent: Partial<Insertable<Schema['agents']>> = {},
  ) {
    const userId = await this.user(email)
    const agentId = newId()
    await this.#owner.db
      .insertInto('agents')
      .values({
        account_id: accountId,
        id: agentId,
        user_id: userId,
        role: 'OWNER',
        onboarding_step: 'COMPLETED',
        ...agent,
      })
      .execute()
    return { email, userId, agentId, accountId }
  }

  async user(email: string): Promise<string> {
    passwordHash ??= hash(password, cheap)
    const { db } = this.#owner
    await db
      .insertInto('users')
      .values({ id: newId(), email, first_name: 'Ada', last_name: 'Moss', password_hash: await passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return id
  }
}
