import { widgetTypes } from '@gable/shared/widgets/settings.ts'
import { CardGridSkeleton } from '../design/skeleton.tsx'
import { useApi } from '../platform/use-api.ts'
import { ScaledPreview } from './scaled-preview.tsx'
import { typeNames } from './type-names.ts'

/** One of each type, in the account's own brand. Where they cannot be had, the words above do without. */
export function TeaserSamples() {
  const { data: templates, error } = useApi('GET /agent/widget/config/templates')
  if (error && !templates) return null
  return (
    <section aria-labelledby="samples" className="mt-10">
      <h2 id="samples" className="mb-4 font-semibold text-lead">
        How they would look on your website
      </h2>
      {templates ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {widgetTypes
            .flatMap((type) => templates.findLast(({ config }) => config.type === type) ?? [])
            .map(({ _id, description, config }) => (
              <li key={_id} className="overflow-hidden rounded-lg border border-line bg-surface">
                <div className="aspect-[16/11] border-line border-b">
                  <ScaledPreview {...config} title={typeNames[config.type]} />
                </div>
                <div className="p-5">
                  <h3 className="font-semibold">{typeNames[config.type]}</h3>
                  <p className="mt-1 text-muted">{description}</p>
                </div>
              </li>
            ))}
        </ul>
      ) : (
        <CardGridSkeleton cards={4} />
      )}
    </section>
  )
}
