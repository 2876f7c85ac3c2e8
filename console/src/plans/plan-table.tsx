import { allowanceOf, type CountedFeature, type Plan } from '@gable/shared/plans/plan.ts'
import { Check, Minus } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { ScrollBox } from '../design/data/table/scroll-box.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { useAccount } from '../platform/account.ts'

/** One column for each plan, one row for each feature. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const { plan: currentPlan } = useAccount()
  return (
    <ScrollBox label="Plans">
      <table className="w-full border-separate border-spacing-0 text-table">
        <caption className="sr-only">Plans</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cellClassName} sticky left-0 bg-sunken text-left font-medium`}>
              Included
            </th>
            {plans.map(({ planName }) => (
              <th
                key={planName}
                scope="col"
                className={`${cellClassName} bg-sunken text-center font-semibold text-body`}
              >
                {planName}
                {planName === currentPlan.planName && (
                  <span className="mt-1 block">
                    <Badge tone="accent">Your plan</Badge>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countedFeatures.map(({ feature, name }) => (
            <PlanRow key={feature} name={name}>
              {plans.map((plan) => (
                <td key={plan.planName} className={`${cellClassName} text-center tabular-nums`}>
                  {allowanceOf(plan, feature) > 0 ? formatCount(allowanceOf(plan, feature)) : <NotIncluded />}
                </td>
              ))}
            </PlanRow>
          ))}
          {flagFeatures.map(({ flag, name }) => (
            <PlanRow key={flag} name={name}>
              {plans.map(({ planName, featureFlags }) => (
                <td key={planName} className={`${cellClassName} text-center`}>
                  {featureFlags[flag] ? <Included /> : <NotIncluded />}
                </td>
              ))}
            </PlanRow>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const PlanRow = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <tr className="group/row">
    <th scope="row" className={`${cellClassName} sticky left-0 bg-surface text-left font-medium`}>
      {name}
    </th>
    {children}
  </tr>
)

const Included = () => (
  <>
    <Check aria-hidden="true" className="mx-auto size-4 text-success-ink" />
    <span className="sr-only">Included</span>
  </>
)

const NotIncluded = () => (
  <>
    <Minus aria-hidden="true" className="mx-auto size-4 text-faint" />
    <span className="sr-only">Not included</span>
  </>
)

const countedFeatures: { feature: CountedFeature; name: string }[] = [
  { feature: 'widgets', name: 'Widgets' },
  { feature: 'landing-pages', name: 'Landing pages' },
  { feature: 'personalized-urls', name: 'Personalized URLs' },
  { feature: 'team-members', name: 'Team members' },
  { feature: 'contacts', name: 'Contacts' },
]

const flagFeatures = [
  { flag: 'marketing', name: 'Emails and postcards' },
  { flag: 'data-enrichment', name: 'Enrichments' },
  { flag: 'conversational-ai', name: 'Conversational AI' },
  { flag: 'custom-domain', name: 'Custom domain' },
]

const cellClassName = 'h-11 border-line border-b px-4 group-last/row:border-b-0'
