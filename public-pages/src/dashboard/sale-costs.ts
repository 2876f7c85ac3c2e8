import { defaultHomeEquity } from '@gable/shared/contact-dashboard/modules/home-equity.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { getLatestCorrection } from './latest-correction.ts'

/** A cost of selling in percent of the price. */
export interface SaleCost {
  title: string
  percent: number
}

/** The costs of the equity module with the owner's changes. Without that module, its defaults, which are named as well. */
export function listSaleCosts({ modules, assumptions }: PublicDashboard): SaleCost[] {
  const module = modules.find(({ moduleType }) => moduleType === 'HOME_EQUITY')
  const { showAdditionalCosts, additionalCosts } =
    module?.moduleType === 'HOME_EQUITY' ? module.settings : defaultHomeEquity
  const costs = showAdditionalCosts ? additionalCosts : defaultHomeEquity.additionalCosts
  return costs
    .filter(({ showCost }) => showCost)
    .map(({ title, defaultPerc }) => ({ title, percent: assumptions?.costPercents[title] ?? defaultPerc }))
}

/** In whole dollars: what the owner says comes before what is on record. Zero without an open loan. */
export function getLoanBalance({ assumptions, corrections, equity }: PublicDashboard): number {
  const corrected = getLatestCorrection(corrections, 'loanBalance')
  const said = assumptions?.loanBalance ?? (corrected?.state === 'DECLINED' ? null : corrected?.value)
  return Math.round(said ?? equity?.loanAmount ?? 0)
}

/** A commission that an offer names takes the place of the assumed one. */
export const withCommission = (costs: readonly SaleCost[], title: string, percent: number | null): SaleCost[] =>
  percent === null ? [...costs] : [{ title, percent }, ...costs.filter((cost) => !isCommission(cost))]

const isCommission = ({ title }: SaleCost) => /commission|comisi[oó]n|\bagents?\b|\bagentes?\b|realtor/i.test(title)
