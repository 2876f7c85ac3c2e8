import { defaultPermissions, type Permission, type Role } from '@gable/shared/access.ts'
import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { AssetKind, FormAction } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import { insertAgencyDefaults } from '../agency/agency-defaults.ts'
import type { Schema } from '../database/schema/schema.ts'
import { assignAccountToCell } from '../platform/cells/assign-account-to-cell.ts'
import { ensureCardIn } from '../platform/cells/cards.ts'
import { inCellOf, mainCell } from '../platform/cells/cells.ts'
import type { Database, Db } from '../platform/database.ts'

export const password = 'correct horse'
let passwordHash: Promise<string> | undefined

// Test users sign in thousands of times, so their hashes are cheap. A stored hash contains its own parameters.
const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export interface TestAgency {
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

interface NewAgency {
  accountId: string
  name: string
  fields: Partial<Insertable<Schema['agencies']>>
  isSetUp: boolean
}

/** The cells in which agencies of tests are founded, one after the other. */
export class Places {
  readonly #cellNames: readonly string[]
  #count = 0
  readonly byAccount = new Map<string, string>()

  constructor(cellNames: readonly string[]) {
    this.#cellNames = cellNames
  }

  next(): string {
    this.#count += 1
    return this.#cellNames[this.#count % this.#cellNames.length] ?? mainCell
  }
}

/** Creates agencies with their assets, members and users. */
export class AgencyFactory {
  readonly #owner: Database
  readonly #places: Places

  /** With names of cells, agencies are founded in one after the other. */
  constructor(owner: Database, places = new Places([mainCell])) {
    this.#owner = owner
    this.#places = places
  }

  /** The cells of the agencies it founded. */
  get cellNames(): Map<string, string> {
    return this.#places.byAccount
  }

  /** An agency that has finished setting up, unless told otherwise, so that its first contact earns no credits. */
  async createAgency(
    fields: Partial<Insertable<Schema['agencies']>> = {},
    { isSetUp = true, cell = this.#places.next() }: { isSetUp?: boolean; cell?: string } = {},
  ): Promise<TestAgency> {
    const accountId = newId()
    const name = fields.name ?? `Agency ${accountId.slice(-6)}`
    await this.#owner.db
      .insertInto('plans')
      .values({
        id: 'everything',
        plan_name: 'Everything',
        feature_flags: JSON.stringify({ marketing: true }),
        numerical_feature_map: JSON.stringify({
          widgets: 5,
          'landing-pages': 5,
          'personalized-urls': 5,
          'team-members': 25,
        }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await assignAccountToCell(this.#owner.db, accountId, cell)
    this.#places.byAccount.set(accountId, cell)
    return inCellOf(this.#owner.db, accountId, (db) => this.#insertAgency(db, { accountId, name, fields, isSetUp }))
  }

  async #insertAgency(db: Db, { accountId, name, fields, isSetUp }: NewAgency): Promise<TestAgency> {
    await db
      .insertInto('agencies')
      .values({
        account_id: accountId,
        name,
        status: 'ACTIVE',
        onboarding_details: '{}',
        plan_id: 'everything',
        ...fields,
      })
      .execute()
    if (isSetUp) await db.insertInto('getting_started').values({ account_id: accountId }).execute()
    const permissionsByRole = Object.entries(defaultPermissions) as [Role, Permission[]][]
    await db
      .insertInto('role_permissions')
      .values(
        permissionsByRole.flatMap(([role, permissions]) =>
          permissions.map((permission) => ({ account_id: accountId, role, permission })),
        ),
      )
      .execute()
    return { accountId, name, ...(await insertAgencyDefaults(db, { accountId, name })) }
  }

  /** A widget by default, whose action is the home-value form. */
  async createAsset(
    { accountId, brandingId, formIds }: TestAgency,
    { action, ...fields }: Partial<Insertable<Schema['assets']>> & { action?: FormAction; kind?: AssetKind } = {},
  ): Promise<{ subject: AssetKind; subjectId: string; name: string }> {
    const asset = {
      account_id: accountId,
      id: newId(),
      kind: 'widget' as const,
      type: 'SEARCH',
      name: 'Address search',
      branding_id: brandingId,
      settings: JSON.stringify({ action: action ?? { actionType: 'FORM', value: formIds.get('HV') } }),
      ...fields,
    }
    await inCellOf(this.#owner.db, accountId, (db) => db.insertInto('assets').values(asset).execute())
    return { subject: asset.kind, subjectId: asset.id, name: asset.name }
  }

  async createMember(
    { accountId }: { accountId: string },
    email = `${newId()}@example.com`,
    agent: Partial<Insertable<Schema['agents']>> = {},
  ) {
    const userId = await this.createUser(email)
    const agentId = newId()
    await ensureCardIn(this.#owner.db, accountId, userId)
    await inCellOf(this.#owner.db, accountId, (db) =>
      db
        .insertInto('agents')
        .values({
          account_id: accountId,
          id: agentId,
          user_id: userId,
          role: 'OWNER',
          onboarding_step: 'COMPLETED',
          ...agent,
        })
        .execute(),
    )
    return { email, userId, agentId, accountId }
  }

  async createUser(email: string): Promise<string> {
    passwordHash ??= hash(password, cheapHash)
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
