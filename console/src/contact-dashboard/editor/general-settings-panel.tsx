import { type ContactDashboard, GeneralSettings } from '@gable/shared/contact-dashboard/dashboard.ts'
import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { brandingPath } from '../../branding/sections.ts'
import { Form } from '../../design/inputs/form.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { OutdatedNotice } from '../../editing/outdated-notice.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { TrackingSection } from '../../editing/tracking-section.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import { useSaveShortcut } from '../../editing/use-save-shortcut.ts'
import { useAccountPath } from '../../platform/account.ts'
import { useApi } from '../../platform/use-api.ts'
import { PanelBox } from './panel-box.tsx'
import type { DashboardCalls } from './use-dashboard-calls.ts'

interface GeneralSettingsPanelProps {
  dashboard: ContactDashboard
  calls: DashboardCalls
  onBack: () => void
}

/** The settings of the whole dashboard. */
export function GeneralSettingsPanel({ dashboard, calls, onBack }: GeneralSettingsPanelProps) {
  const { form, submit, isOutdated, reload, conflict } = useEditing<
    ContactDashboard['generalSettings'],
    GeneralSettings,
    GeneralSettings
  >({
    saved: dashboard.generalSettings,
    // The calls update the dashboard, which the settings are a part of.
    mutate: (version) => (version ? undefined : calls.load()),
    schema: GeneralSettings as never,
    toValues: ({ trackingCode }) => ({ trackingCode }),
    save: async (values) => (await calls.saveGeneralSettings(values)).generalSettings,
    load: async () => (await calls.load()).generalSettings,
    saveErrorMessage: "Couldn't update settings. Please try again later.",
  })
  const formId = useSaveShortcut()
  return (
    <>
      <Form id={formId} form={form} onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <PanelBox title="Settings" onBack={onBack} footer={<SubmitButton>Save</SubmitButton>}>
          {isOutdated && (
            <div className="mb-4">
              <OutdatedNotice onReload={reload} />
            </div>
          )}
          <TrackingSection
            control={form.control}
            name="trackingCode"
            max={maxLengths.trackingCode}
            hint="Runs on every homeowner’s page in a sandboxed frame: it sees neither the page, its address nor its visitors, and its cookies are not kept. It never runs in this workspace."
          />
          <BrandSection brandingId={dashboard.brandingId} />
        </PanelBox>
      </Form>
      <ConflictDialog
        open={conflict.open}
        name="Settings"
        onClose={conflict.close}
        onReload={reload}
        onOverwrite={conflict.overwrite}
      />
    </>
  )
}

/** Where the colors, the logo and the disclaimers of the page come from. */
function BrandSection({ brandingId }: { brandingId: string | null }) {
  const { data } = useApi('GET /agent/branding')
  const pathTo = useAccountPath()
  const branding = data?.find(({ _id }) => _id === brandingId)
  if (!branding) return null
  return (
    <PanelSection title="Branding">
      <p>
        The page uses the colors, the logo and the disclaimers of{' '}
        <Link to={pathTo(brandingPath(branding._id, 'style'))}>{branding.name}</Link>.
      </p>
    </PanelSection>
  )
}
