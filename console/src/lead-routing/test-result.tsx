import type { RoutingTest } from '@gable/shared/lead-routing/rule.ts'
import { describeRouting } from '@gable/shared/leads/routing-decision.ts'
import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { Callout } from '../design/feedback/callout.tsx'

/** Who would get the lead, and what each rule did. */
export function TestResult({ result }: { result: RoutingTest }) {
  const { decision, agentName, rules } = result
  const section = useRef<HTMLElement>(null)
  // The fields above it fill a phone.
  useEffect(() => {
    if (result) section.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  return (
    <section ref={section} aria-label="Result" className="space-y-3">
      <Callout tone={decision.outcome === 'NOBODY' ? 'warning' : 'success'} announce>
        {toConditional(describeRouting(decision, agentName))}
      </Callout>
      <ol className="divide-y divide-line rounded-lg border border-line">
        {rules.map((rule) => (
          <li key={rule._id} className="px-3 py-2.5">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words font-medium">{rule.name}</span>
              <Badge tone={results[rule.result].tone}>{results[rule.result].label}</Badge>
            </p>
            <ul className="mt-1 space-y-0.5 text-muted text-table">
              {rule.checks.map(({ text, isMet }) => (
                <li key={text} className="flex items-start gap-1.5">
                  {isMet ? (
                    <Check aria-label="Matches:" className="mt-0.5 size-4 shrink-0 text-success-ink" />
                  ) : (
                    <X aria-label="Does not match:" className="mt-0.5 size-4 shrink-0 text-danger-ink" />
                  )}
                  {text.charAt(0).toUpperCase() + text.slice(1)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

const toConditional = (text: string) =>
  text.replace(/^Given to/, 'Would go to').replace(/^Everybody was/, 'Everybody would be')

const results: Record<RoutingTest['rules'][number]['result'], { label: string; tone: Tone }> = {
  TAKES: { label: 'Takes the lead', tone: 'success' },
  NO_MATCH: { label: 'No match', tone: 'neutral' },
  NOBODY_LEFT: { label: 'Nobody left', tone: 'danger' },
  HAS_OWNER: { label: 'Has an owner', tone: 'neutral' },
  NOT_REACHED: { label: 'Not reached', tone: 'neutral' },
}
