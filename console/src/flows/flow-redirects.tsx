import { Navigate } from 'react-router-dom'
import { useFlowPaths } from '../layout/paths/flow-paths.ts'

export const AutomationListRedirect = () => <Navigate to={useFlowPaths('AUTOMATION').listPath} replace />
export const AutomationTemplatesRedirect = () => <Navigate to={useFlowPaths('AUTOMATION').templatesPath} replace />
export const WorkflowListRedirect = () => <Navigate to={useFlowPaths('WORKFLOW').listPath} replace />
export const WorkflowTemplatesRedirect = () => <Navigate to={useFlowPaths('WORKFLOW').templatesPath} replace />
