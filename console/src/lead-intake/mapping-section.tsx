import { applyMapping, isMappingComplete, type Mapping, suggestMapping } from '@gable/shared/lead-intake/mapping.ts'
import type { PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import type { IntakeSource, ReceivedPayload } from '@gable/shared/lead-intake/source.ts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Field } from '../design/inputs/field.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Select } from '../design/inputs/select.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { DraftPreview } from './draft-preview.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { PayloadFieldList } from './payload-field-list.tsx'

interface MappingSectionProps {
  source: IntakeSource
  onSaved: (source: IntakeSource) => void
}

/** Which field of the payloads is what, with the lead that comes of one of the last payloads. */
export function MappingSection({ source, onSaved }: MappingSectionProps) {
  const payloads = useApi('GET /agent/lead-intake/sources/:sourceId/payloads', { params: { sourceId: source._id } })
  return (
    <DataBoundary
      response={payloads}
      errorTitle="The payloads could not be loaded"
      fallback={<Skeleton className="h-80 rounded-lg" />}
    >
      {([latest, ...others]) =>
        latest ? (
          <MappingEditor source={source} payloads={[latest, ...others]} latest={latest} onSaved={onSaved} />
        ) : (
          <Card title="Fields">
            <EmptyState
              title="Nothing received yet"
              text="Send a test from the other system to the URL above. Its fields appear here, and you choose what they are."
            />
          </Card>
        )
      }
    </DataBoundary>
  )
}

interface MappingEditorProps extends MappingSectionProps {
  payloads: readonly ReceivedPayload[]
  latest: ReceivedPayload
}

function MappingEditor({ source, payloads, latest, onSaved }: MappingEditorProps) {
  const timeZone = useTimeZone()
  const pathTo = useAccountPath()
  const [payloadId, setPayloadId] = useState(latest._id)
  const { fields } = payloads.find(({ _id }) => _id === payloadId) ?? latest
  // A new source begins with what the names of its fields say.
  const [edited, setEdited] = useState<Mapping>()
  const isNew = Object.keys(source.mapping).length === 0
  const known = mergeFields(payloads)
  const mapping = edited ?? (isNew ? suggestMapping(known) : source.mapping)
  const isDirty = JSON.stringify(mapping) !== JSON.stringify(source.mapping)
  const [isSaving, setSaving] = useState(false)
  useUnsavedChanges(edited !== undefined && isDirty)

  async function save() {
    setSaving(true)
    try {
      const params = { sourceId: source._id }
      onSaved(await call('PATCH /agent/lead-intake/sources/:sourceId', { params, body: { mapping } }))
      setEdited(undefined)
      toast.success('Mapping saved')
    } catch (error) {
      showErrorToast(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      {source.open > 0 && !isDirty && isMappingComplete(source.mapping) && (
        <Callout
          title={source.open === 1 ? 'A payload needs a look' : `${source.open} payloads need a look`}
          action={<Link to={pathTo(`settings/lead-intake/messages?source=${source._id}`)}>Show them</Link>}
        >
          They came before the mapping, or had nothing to answer to. You can still make leads of them.
        </Callout>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card
          title="Fields"
          description={isNew && !edited ? 'Suggested by name. Check them and save.' : 'Choose which field is what.'}
          actions={
            <Button size="sm" icon={Sparkles} onClick={() => setEdited(suggestMapping(known, mapping))}>
              Suggest
            </Button>
          }
          footer={
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-muted">
                {isMappingComplete(mapping)
                  ? 'New payloads become leads automatically.'
                  : 'Map the email or the phone number, so that payloads become leads.'}
              </span>
              <Button variant="primary" busy={isSaving} disabled={!isDirty} onClick={() => void save()}>
                Save mapping
              </Button>
            </div>
          }
        >
          <MappingFields mapping={mapping} fields={fields} known={known} onChange={setEdited} />
        </Card>
        <div className="space-y-4">
          <Card title="Preview" description="The lead that comes of this payload.">
            <div className="space-y-4">
              <Field label="Payload">
                {(control) => (
                  <Select
                    {...control}
                    value={payloads.some(({ _id }) => _id === payloadId) ? payloadId : latest._id}
                    options={payloads.map(({ _id, receivedAt }) => ({
                      value: _id,
                      label: `Received ${formatDateTime(receivedAt, timeZone)}`,
                    }))}
                    onChange={setPayloadId}
                  />
                )}
              </Field>
              <DraftPreview draft={applyMapping(mapping, fields)} source={source} />
            </div>
          </Card>
          <Card title="Payload" description="All values, with their paths.">
            <PayloadFieldList fields={fields} />
          </Card>
        </div>
      </div>
    </>
  )
}

/** Each path once, with a value if any payload has one: a test may leave fields empty. */
function mergeFields(payloads: readonly ReceivedPayload[]): PayloadField[] {
  const values = new Map<string, string>()
  for (const { path, value } of payloads.flatMap(({ fields }) => fields)) values.set(path, values.get(path) || value)
  return [...values].map(([path, value]) => ({ path, value }))
}
