import { pagesOf, toMenu } from './menu'

const known = (path: string) => ['/users', '/groups'].includes(path)

test('the menu keeps the order of the server and drops what leads nowhere', () => {
  const menu = toMenu(
    [
      {
        menuName: 'People',
        mapName: 'people',
        menuOrder: '10',
        subMenuList: [
          { menuName: 'Users', mapName: 'users', context: '#/users', menuOrder: '2' },
          { menuName: 'Teams', mapName: 'teams', context: '#/teams', menuOrder: '1' },
        ],
      },
      { menuName: 'Groups', mapName: 'groups', context: '#/groups', menuOrder: '9' },
      { menuName: 'Home', mapName: 'home', context: '#/landing', menuOrder: '1' },
      { menuName: 'Empty', mapName: 'empty', menuOrder: '2', subMenuList: [] },
    ],
    known,
  )

  expect(menu.map(({ name }) => name)).toEqual(['groups', 'people'])
  expect(pagesOf(menu).map(({ path }) => path)).toEqual(['/groups', '/users'])
})

test('an address outside the application is no page', () => {
  const entry = { menuName: 'Elsewhere', mapName: 'x', context: 'https://evil.example/#/users' }
  expect(toMenu([entry], (path) => path !== '')).toEqual([])
})
