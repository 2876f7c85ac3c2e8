import { type CorrectionField, correctableFacts } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import type { DashboardBreakdown } from '@gable/shared/reports/breakdown.ts'
import type { ReportCell, ReportColumn, ReportLink } from '@gable/shared/reports/report.ts'
import { toPercent } from '@gable/shared/statistics/rates.ts'
import { listDashboards } from '../contact-dashboard/dashboard-queries.ts'
import { type ButtonClicks, countCorrections, listCorrectionsOfOwners, sumClicksByButton } from './dashboard-queries.ts'
import type { ReportContext, ReportPage } from './report-definition.ts'
import { toRowPage } from './sort-rows.ts'

export const dashboardTableTitles: Record<DashboardBreakdown, string> = {
  module: 'Modules',
  button: 'Buttons',
  correction: 'Corrections',
  owner: 'Corrections by owner',
}

const share: ReportColumn = { key: 'share', header: 'Share', format: 'percent', meaning: 'Out of all clicks' }
const clicks: ReportColumn = { key: 'count', header: 'Clicks', format: 'count', sortable: true }

export const dashboardColumns: Record<DashboardBreakdown, readonly ReportColumn[]> = {
  module: [{ key: 'name', header: 'Module', format: 'text', sortable: true }, clicks, share],
  button: [
    { key: 'name', header: 'Button', format: 'text', sortable: true },
    { key: 'module', header: 'Module', format: 'text' },
    clicks,
    share,
  ],
  correction: [
    { key: 'name', header: 'Corrected', format: 'text', sortable: true },
    { key: 'count', header: 'Corrections', format: 'count', sortable: true },
    { key: 'accepted', header: 'Accepted', format: 'count' },
    { key: 'pending', header: 'Waiting', format: 'count', meaning: 'Those that no agent has decided yet' },
  ],
  owner: [
    { key: 'name', header: 'Owner', format: 'text', sortable: true },
    { key: 'field', header: 'Corrected', format: 'text' },
    { key: 'home', header: 'Home', format: 'text', isLong: true },
    { key: 'state', header: 'State', format: 'text', meaning: 'What an agent decided about it' },
  ],
}

/** One page of the modules, the buttons or the corrections of the period. */
export async function listDashboardRows(context: ReportContext<'contact-dashboard'>, page: ReportPage) {
  const { query } = context
  if (query.breakdown === 'owner') return listOwners(context, page)
  const rows = await (query.breakdown === 'correction'
    ? listCorrections(context)
    : listClicks(context, query.breakdown))
  const { page: shown, total } = toRowPage(rows, query, page, {
    getKey: (row, sort) => (sort === 'name' ? row.name : row.count),
    defaultSort: 'count' as NonNullable<typeof query.sort>,
  })
  return { rows: shown.map(({ id, link, name, cells }) => ({ id, link, cells: [name, ...cells] })), total }
}

interface Row {
  id: string
  link: ReportLink | null
  name: string
  count: number
  /** The cells after the name. */
  cells: ReportCell[]
}

async function listClicks(
  { db, scope, period }: ReportContext<'contact-dashboard'>,
  breakdown: 'module' | 'button',
): Promise<Row[]> {
  const dashboards = await listDashboards(db, scope)
  const moduleNames = new Map(
    dashboards.flatMap(({ modules }) => modules.map(({ moduleId, settings }) => [moduleId, settings.name] as const)),
  )
  const buttons = await sumClicksByButton(
    db,
    scope,
    dashboards.map(({ _id }) => _id),
    period,
  )
  const all = buttons.reduce((sum, { clicks }) => sum + clicks, 0)
  return (breakdown === 'module' ? sumByModule(buttons) : buttons).map(({ dashboardId, moduleId, text, clicks }) => {
    const module = moduleNames.get(moduleId) ?? text
    const isButton = breakdown === 'button'
    // The page of the dashboard lists the contacts who clicked.
    const query = isButton ? { clicks: `${moduleId} ${text}` } : undefined
    return {
      id: isButton ? `${moduleId} ${text}` : moduleId,
      link: { kind: 'contact-dashboard', id: dashboardId, ...(query && { query }) },
      name: isButton ? text : module,
      count: clicks,
      cells: [...(isButton ? [module] : []), clicks, toPercent(clicks, all)],
    }
  })
}

function sumByModule(buttons: readonly ButtonClicks[]): ButtonClicks[] {
  const modules = new Map<string, ButtonClicks>()
  for (const button of buttons) {
    const module = modules.get(button.moduleId)
    modules.set(button.moduleId, module ? { ...module, clicks: module.clicks + button.clicks } : button)
  }
  return [...modules.values()]
}

async function listCorrections({ db, scope, period, timeZone }: ReportContext<'contact-dashboard'>): Promise<Row[]> {
  const corrections = await countCorrections(db, scope, period, timeZone)
  return corrections.map(({ field, total, accepted, pending }) => ({
    id: field,
    link: null,
    name: getFieldLabel(field),
    count: total,
    cells: [total, accepted, pending],
  }))
}

/** Each correction with whose home it is about, where an agent decides. */
async function listOwners(context: ReportContext<'contact-dashboard'>, { page, pageSize }: ReportPage) {
  const { db, scope, period, timeZone, query } = context
  const counts = await countCorrections(db, scope, period, timeZone)
  const corrections = await listCorrectionsOfOwners(db, scope, {
    period,
    timeZone,
    page,
    pageSize,
    byName: query.sort === 'name',
    sortOrder: query.sortOrder,
  })
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    rows: corrections.map(({ id, name, propertyId, field, address, state }) => ({
      id,
      link: { kind: 'property' as const, id: propertyId },
      cells: [name, getFieldLabel(field), address, stateLabels[state]],
    })),
  }
}

const stateLabels = { PENDING: 'Waiting', ACCEPTED: 'Accepted', DECLINED: 'Declined' } as const

const getFieldLabel = (field: CorrectionField) =>
  field === 'improvement' ? 'Improvements' : correctableFacts[field].label
