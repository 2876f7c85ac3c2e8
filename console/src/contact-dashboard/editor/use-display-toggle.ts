import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import type { DashboardCalls } from './use-dashboard-calls.ts'

interface Question {
  module: DashboardModule
  isActive: boolean
  isOpen: boolean
}

/** Displays or hides modules after a confirmation. The switch shows the new state while the question is open. */
export function useDisplayToggle({ setDisplayed }: Pick<DashboardCalls, 'setDisplayed'>) {
  const [question, setQuestion] = useState<Question>()
  const name = question?.module.settings.name ?? ''
  const willDisplay = question?.isActive ?? false

  async function confirm() {
    if (!question) return
    try {
      await setDisplayed(question.module.moduleId, willDisplay)
      toast.success(`${name} is now ${willDisplay ? 'displayed' : 'hidden'}.`)
    } catch {
      toast.error("Couldn't update the module's status. Please try again later.")
    }
  }

  return {
    ask: (module: DashboardModule, isActive: boolean) => setQuestion({ module, isActive, isOpen: true }),
    isDisplayed: ({ moduleId, isActive }: DashboardModule) =>
      question?.isOpen && question.module.moduleId === moduleId ? question.isActive : isActive,
    /** The props of the confirmation. The last question stays readable while its dialog fades out. */
    dialog: {
      open: question?.isOpen ?? false,
      onClose: () => setQuestion((asked) => asked && { ...asked, isOpen: false }),
      title: 'Are you Sure?',
      description: willDisplay
        ? `This will show ${name} to everyone its filters allow.`
        : `This will take ${name} off every homeowner’s page. Its settings are kept.`,
      confirmLabel: willDisplay ? 'Display' : 'Hide',
      onConfirm: confirm,
    },
  }
}
