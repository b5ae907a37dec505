import type { Bootstrap } from '../shared/platform/session/sessionApi'

/** Data of the start for Amara Okafor, who may open every page. */
export function bootstrap(overrides: Partial<Bootstrap> = {}): Bootstrap {
  return {
    user: { dn: 'cn=aokafor,ou=users,o=data', fullName: 'Amara Okafor' },
    rights: { authorized: true, clientId: '1', isAdmin: true },
    rightsLoaded: true,
    navigationRights: {
      pages: { users: true },
      areaDefault: 'landing',
      areaDefaultDisplayName: 'Home',
    },
    menu: [
      {
        menuName: 'People',
        mapName: 'people',
        menuOrder: '4',
        subMenuList: [
          { menuName: 'Users', mapName: 'users', context: '#/users', menuOrder: '1' },
          { menuName: 'Groups', mapName: 'groups', context: '#/groups', menuOrder: '2' },
        ],
      },
      { menuName: 'Home', mapName: 'home', context: '#/landing', menuOrder: '1' },
      {
        menuName: 'Profile',
        mapName: 'profileMenu',
        menuOrder: '9',
        subMenuList: [{ menuName: 'About', mapName: 'about', menuOrder: '1' }],
      },
    ],
    locales: {
      supported: [
        { locale: 'en', localeDisplayName: 'English' },
        { locale: 'ar', localeDisplayName: 'العربية' },
        { locale: 'iw', localeDisplayName: 'עברית' },
      ],
      default: 'en',
      user: 'en',
    },
    context: {
      contextPath: '/IDMProv',
      sessionTimeOut: 1200,
      applicationDomain: 'aldermoor.example',
      searchWithRequesterCN: false,
      provisioningRoot: 'o=system',
    },
    displaySettings: {
      defaultRowsPerPage: 10,
      optionsRowsPerPage: '5,10,25,50',
      newRequestDefaultSortByOption: 'closestMatch',
    },
    client: {
      id: '1',
      name: 'Default',
      config: { access: {}, branding: {}, customization: {}, helpdesk: {}, dashboardAccess: {} },
    },
    proxyFor: false,
    notifications: { totalCount: 0, notificationsList: [] },
    version: '4.10.0',
    identityGovernance: null,
    addresses: { olderDashboard: '', productInformation: '', passwordChange: '', formScripts: [] },
    ...overrides,
  }
}
