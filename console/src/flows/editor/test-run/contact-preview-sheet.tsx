import type { Content } from '@gable/shared/content/content.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { useMemo, useState } from 'react'
import type { Device } from '../../../design/layout/editor/device.ts'
import { PanelBody } from '../../../design/layout/panel.tsx'
import { BottomSheet } from '../../../design/overlays/bottom-sheet.tsx'
import { TestEmailPreview, useTestEmail } from '../../../emails/test-email/test-email-preview.tsx'
import { DataBoundary } from '../../../platform/data-boundary.tsx'
import { useApi } from '../../../platform/use-api.ts'
import { PostcardFaces } from '../../../postcards/preview/postcard-faces.tsx'

interface ContactPreviewSheetProps {
  contentId: string
  contact: { _id: string; fullName: string }
  onClose: () => void
}

/** An email or a postcard as one contact would get it. */
export function ContactPreviewSheet({ contentId, contact, onClose }: ContactPreviewSheetProps) {
  const response = useApi('GET /agent/content/:contentId/with-variation', { params: { contentId } })
  const [device, setDevice] = useState<Device>('desktop')
  const { data } = response
  const isEmail = data?.content.medium === 'EMAIL'
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={data?.content.title ?? 'Preview'}
      description={`As ${contact.fullName || 'the contact'} would get it`}
      {...(isEmail && { device, onDeviceChange: setDevice })}
    >
      <DataBoundary response={response} errorTitle="The preview could not be loaded" fallback={null}>
        {({ content, smartContentVariation }) => {
          const settings = smartContentVariation?.scConfigTemplateVariation.settings ?? getSettings(content)
          return isEmail ? (
            <EmailForContact title={content.title} settings={settings} contactId={contact._id} device={device} />
          ) : (
            <PanelBody className="bg-sunken pt-5">
              <PostcardFaces title={content.title} settings={settings} contactId={contact._id} />
            </PanelBody>
          )
        }}
      </DataBoundary>
    </BottomSheet>
  )
}

const getSettings = ({ publishedSettings, draftSettings }: Content) => publishedSettings ?? draftSettings

interface EmailForContactProps {
  title: string
  settings: object
  contactId: string
  device: Device
}

function EmailForContact({ title, settings, contactId, device }: EmailForContactProps) {
  const email = useMemo(() => withEmailDefaults(settings), [settings])
  const contact = useMemo(() => ({ contactId, propertyId: null }), [contactId])
  const preview = useTestEmail(email, contact, true)
  return (
    <div className="min-h-0 flex-1">
      <TestEmailPreview {...preview} title={title} device={device} />
    </div>
  )
}
