import { Navigate } from 'react-router-dom'
import { useDashboardPaths } from './dashboard-paths.ts'

export const DashboardListRedirect = () => <Navigate to={useDashboardPaths().list} replace />
