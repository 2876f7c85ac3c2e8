import { allowanceOf, type CountedFeature, type Plan } from '@gable/shared/plans/plan.ts'
import { Check, Minus } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { ScrollBox } from '../design/data/table/scroll-box.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { useAccount } from '../platform/account.ts'

/** One column for each plan, one line for each thing that it may bring. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const { plan: own } = useAccount()
  return (
    <ScrollBox label="Plans">
      <table className="w-full border-separate border-spacing-0 text-table">
        <caption className="sr-only">Plans</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} sticky left-0 bg-sunken text-left font-medium`}>
              Included
            </th>
            {plans.map(({ planName }) => (
              <th key={planName} scope="col" className={`${cell} bg-sunken text-center font-semibold text-body`}>
                {planName}
                {planName === own.planName && (
                  <span className="mt-1 block">
                    <Badge tone="accent">Your plan</Badge>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map(({ feature, name }) => (
            <Line key={feature} name={name}>
              {plans.map((plan) => (
                <td key={plan.planName} className={`${cell} text-center tabular-nums`}>
                  {allowanceOf(plan, feature) > 0 ? formatCount(allowanceOf(plan, feature)) : <Missing />}
                </td>
              ))}
            </Line>
          ))}
          {flags.map(({ flag, name }) => (
            <Line key={flag} name={name}>
              {plans.map(({ planName, featureFlags }) => (
                <td key={planName} className={`${cell} text-center`}>
                  {featureFlags[flag] ? <Included /> : <Missing />}
                </td>
              ))}
            </Line>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <tr className="group/row">
    <th scope="row" className={`${cell} sticky left-0 bg-surface text-left font-medium`}>
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

const Missing = () => (
  <>
    <Minus aria-hidden="true" className="mx-auto size-4 text-faint" />
    <span className="sr-only">Not included</span>
  </>
)

const counted: { feature: CountedFeature; name: string }[] = [
  { feature: 'widgets', name: 'Widgets' },
  { feature: 'landing-pages', name: 'Landing pages' },
  { feature: 'personalized-urls', name: 'Personalized URLs' },
  { feature: 'team-members', name: 'Team members' },
  { feature: 'contacts', name: 'Contacts' },
]

const flags = [
  { flag: 'marketing', name: 'Emails and postcards' },
  { flag: 'data-enrichment', name: 'Enrichments' },
  { flag: 'conversational-ai', name: 'Conversations by AI' },
  { flag: 'custom-domain', name: 'Custom domain' },
]

const cell = 'h-11 border-line border-b px-4 group-last/row:border-b-0'
