import { SyncRules } from '@gable/shared/connected-apps/sync-rules.ts'
import { type ContactSync, type SyncPreviews, SyncSetup } from '@gable/shared/contact-sync/contact-sync.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useIntegration } from '../connected-apps/integration-context.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { getErrorMessage, showErrorToast } from '../platform/error-toast.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { listConflictRules, listDirections } from './labels.ts'
import { MappingFields } from './mapping-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SyncSkeleton } from './sync-skeleton.tsx'
import { TagPicker } from './tag-picker.tsx'
import { useSyncPaths } from './use-contact-sync.ts'

/** Sets up who is exchanged with an app, and which fields. */
export function EditContactSyncPage() {
  const { app } = useIntegration()
  const params = { appId: app.appId }
  const read = useApi('GET /agent/connected-apps/:appId/contact-sync', { params })
  const [catalog, setCatalog] = useState<ContactSync['catalog']>()
  const [problem, setProblem] = useState<string>()
  const isMissing = read.data !== undefined && read.data.catalog.fields.length === 0
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    call('POST /agent/connected-apps/:appId/contact-sync/catalog', { params: { appId: app.appId } })
      .then((sync) => isCurrent && setCatalog(sync.catalog))
      .catch((error) => isCurrent && setProblem(getErrorMessage(error)))
    return () => {
      isCurrent = false
    }
  }, [isMissing, app.appId])
  const isReady = !isMissing || catalog !== undefined || problem !== undefined
  return (
    <DataBoundary response={read} errorTitle="The contact sync could not be loaded" fallback={<SyncSkeleton />}>
      {(sync) =>
        isReady ? (
          <>
            {problem && (
              <Callout tone="warning" title={`${sync.title} could not be asked for its tags, stages and fields`}>
                {problem}
              </Callout>
            )}
            <SetupForm sync={catalog ? { ...sync, catalog } : sync} />
          </>
        ) : (
          <SyncSkeleton />
        )
      }
    </DataBoundary>
  )
}

function SetupForm({ sync }: { sync: ContactSync }) {
  const { appId, title, state } = sync
  const { contactSync } = useSyncPaths()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const mappings = sync.mappings.map(({ attributeKey, remoteField }) => ({ attributeKey, remoteField }))
  const form = useZodForm(SyncSetup, { defaultValues: { rules: SyncRules.parse(sync.rules), mappings } })
  const { control } = form
  const direction = useWatch({ control, name: 'rules.direction' })
  const allowLeaving = useUnsavedChanges(form.formState.isDirty)
  const [previews, setPreviews] = useState<SyncPreviews>()
  const [isPreviewing, setPreviewing] = useState(false)
  const [isOpen, setOpen] = useState(false)

  async function save(setup: SyncSetup) {
    await call('PUT /agent/connected-apps/:appId/contact-sync', { params: { appId }, body: setup })
    await refresh('GET /agent/connected-apps/:appId/contact-sync', 'GET /agent/connected-apps/:appId')
    toast.success(state === 'SETUP' ? 'Sync started' : 'Sync rules saved')
    allowLeaving()
    await navigate(contactSync)
  }

  const preview = form.handleSubmit(async (setup) => {
    setPreviewing(true)
    try {
      setPreviews(
        await call('POST /agent/connected-apps/:appId/contact-sync/preview', { params: { appId }, body: setup }),
      )
      setOpen(true)
    } catch (error) {
      showErrorToast(error)
    } finally {
      setPreviewing(false)
    }
  })

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="Direction">
        <div className="space-y-6">
          <RadioCardsField
            control={control}
            name="rules.direction"
            label="Contacts Go"
            columns={3}
            options={listDirections(title)}
          />
          <RadioCardsField
            control={control}
            name="rules.conflicts"
            label="When Both Sides Changed a Field, Keep"
            columns={3}
            options={listConflictRules(title)}
          />
        </div>
      </Card>
      {direction !== 'TO_APP' && <IncomingCard sync={sync} />}
      {direction !== 'FROM_APP' && (
        <Card title="Who Goes Out">
          <TagPicker
            name="rules.outgoingTags"
            label="Tags Here"
            hint={`Contacts with any of these tags go to ${title}. Those who are in both stay in sync.`}
            placeholder="Everybody"
            options={sync.tags}
          />
        </Card>
      )}
      <Card
        title="Fields"
        description="Names, emails, phone numbers, tags, owners, addresses and notes are always exchanged. Map further fields to attributes of your contacts."
      >
        <MappingFields control={control} sync={sync} />
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{state === 'SETUP' ? 'Save and start sync' : 'Save'}</SubmitButton>
        <Button busy={isPreviewing} onClick={() => void preview()}>
          Preview
        </Button>
        <Button to={contactSync}>Back</Button>
      </div>
      <PreviewDialog open={isOpen} onClose={() => setOpen(false)} previews={previews} title={title} />
    </Form>
  )
}

function IncomingCard({ sync: { title, catalog } }: { sync: ContactSync }) {
  return (
    <Card
      title="Who Comes In"
      description={`People in ${title} with any of these tags or stages. Choose none to bring in everybody.`}
    >
      <div className="space-y-4">
        <TagPicker
          name="rules.incomingTags"
          label={`Tags in ${title}`}
          hint="Offered are tags of people who changed lately. Add others by name."
          placeholder="Any tag"
          options={catalog.tags}
          canAdd
        />
        <TagPicker
          name="rules.incomingStages"
          label={`Stages in ${title}`}
          hint="People in any of these stages come in, too."
          placeholder="Any stage"
          options={catalog.stages}
        />
        <TagPicker
          name="rules.optOutTags"
          label="Tags That Unsubscribe"
          hint="People with any of these tags get no marketing email from here. They are never subscribed again by the sync."
          placeholder="None"
          options={catalog.tags}
          canAdd
        />
        <SwitchField
          name="rules.archivesDeleted"
          label={`Archive contacts who are deleted in ${title}`}
          hint={`Otherwise they get the tag “Deleted in ${title}”.`}
        />
      </div>
    </Card>
  )
}
