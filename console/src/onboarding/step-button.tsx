import { SubmitButton } from '../design/inputs/submit-button.tsx'

export function StepButton({ children }: { children: string }) {
  return (
    <SubmitButton size="lg" className="w-full sm:w-auto sm:min-w-36">
      {children}
    </SubmitButton>
  )
}
