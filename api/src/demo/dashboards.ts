import { type DashboardModule, toVisibility } from '@gable/shared/contact-dashboard/dashboard.ts'
import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import type { DemoAgency } from '@gable/shared/demo/people.ts'
import type { Db } from '../platform/database.ts'
import type { WorldContext } from './world-context.ts'

interface DemoVendor {
  name: string
  companyName: string
  nmlsId: string
  email: string
  phone: string
}

/** Agencies without a vendor have the dashboard that a new agency starts with. */
const vendors: Partial<Record<DemoAgency, DemoVendor>> = {
  harborAndHill: {
    name: 'Maren Holt',
    companyName: 'Tidewater Home Loans',
    nmlsId: '204518',
    email: 'maren.holt@example.com',
    phone: '+12075550177',
  },
  larkspur: {
    name: 'Tobias Reyes',
    companyName: 'Front Range Lending',
    nmlsId: '318842',
    email: 'tobias.reyes@example.com',
    phone: '+13035550164',
  },
}

/** Sets up the seller dashboard of an agency with modules of its own and a lender. */
export async function seedDashboard(
  db: Db,
  accountId: string,
  { calendar, config, dashboard, rngFor, team }: WorldContext,
) {
  const vendor = vendors[config.agency]
  if (!vendor) return
  const rng = rngFor('dashboard')
  const at = calendar.at(calendar.today - 34, 640)
  const vendorId = rng.uuid(at)
  const { name, companyName, nmlsId, email, phone } = vendor
  await db
    .insertInto('vendors')
    .values({
      account_id: accountId,
      id: vendorId,
      type: 'INDIVIDUAL',
      category: 'LENDER',
      name,
      company_name: companyName,
      nmls_id: nmlsId,
      email,
      phone,
      created_at: at,
      updated_at: at,
    })
    .execute()
  const modules = listModules({ vendorId, email, updatedAt: at.toISOString(), createId: () => rng.uuid(at) })
  await db
    .updateTable('assets')
    .set({
      settings: JSON.stringify({ modules }),
      updated_at: at,
      triggered_at: at,
      triggered_by: team[0]?.id ?? null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', dashboard.id)
    .execute()
}

interface ModulesInput {
  vendorId: string
  email: string
  updatedAt: string
  createId: () => string
}

function listModules({ vendorId, email, updatedAt, createId }: ModulesInput): DashboardModule[] {
  const standard = listDefaultModules(updatedAt).map((module) =>
    module.moduleType === 'MULTI_AVM' ? { ...module, isActive: true } : module,
  )
  const added = { isActive: true, visibilitySettings: toVisibility([]), updatedAt }
  const last = standard.length
  return [
    ...standard,
    {
      ...added,
      moduleId: createId(),
      moduleType: 'CTA',
      seq: 0,
      settings: {
        ...defaultSettings.CTA,
        name: 'Past clients',
        heading: 'Good to see you again',
        subheading:
          'You have sold or bought with us before. We keep the first hour of every week free for past clients.',
        ctaButton: { ...defaultSettings.CTA.ctaButton, label: 'Book your hour' },
      },
      visibilitySettings: toVisibility([{ key: 'tags', anyOf: ['Past client'] }]),
    },
    { ...added, moduleId: createId(), moduleType: 'CTA', seq: last + 1, settings: defaultSettings.CTA },
    {
      ...added,
      moduleId: createId(),
      moduleType: 'THREE_STEP_PROCESS',
      seq: last + 2,
      settings: defaultSettings.THREE_STEP_PROCESS,
    },
    {
      ...added,
      moduleId: createId(),
      moduleType: 'LENDER',
      seq: last + 3,
      settings: {
        ...defaultSettings.LENDER,
        vendor: vendorId,
        button: {
          ...defaultSettings.LENDER.button,
          action: { actionType: 'URL', value: `https://www.example.com/lenders/${email.split('@')[0]}`, leadType: '' },
        },
      },
    },
  ]
}
