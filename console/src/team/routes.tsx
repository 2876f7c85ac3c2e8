import { Navigate, type RouteObject } from 'react-router-dom'

/** The members of the agency, their roles and permissions, inside the settings. */
export const teamRoutes: RouteObject = {
  path: 'team',
  handle: { title: 'Team Members' },
  children: [
    { index: true, element: <Navigate to="users" replace /> },
    { path: 'users', lazy: async () => ({ Component: (await import('./user-list-page.tsx')).UserListPage }) },
    {
      path: 'roles-and-permissions',
      lazy: async () => ({ Component: (await import('./roles-page.tsx')).RolesPage }),
    },
    {
      path: 'users/:userId',
      handle: { title: 'Team Member' },
      lazy: async () => ({ Component: (await import('./member-layout.tsx')).MemberLayout }),
      children: [
        { index: true, element: <Navigate to="profile" replace /> },
        {
          path: 'profile',
          lazy: async () => ({ Component: (await import('./member-profile-page.tsx')).MemberProfilePage }),
        },
        {
          path: 'permissions',
          lazy: async () => ({ Component: (await import('./member-permissions-page.tsx')).MemberPermissionsPage }),
        },
      ],
    },
  ],
}
