import { densityChosen, selectAppearance } from '../shared/platform/store/appearanceSlice'
import { createStore } from './store'

afterEach(() => jest.restoreAllMocks())

test('a store does not warn that its checks are slow on a busy machine', () => {
  let now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  const warned = jest.spyOn(console, 'warn')

  createStore().dispatch({ type: 'anything' })

  expect(warned).not.toHaveBeenCalled()
})

test('what an action made is changed by actions alone', () => {
  const store = createStore()
  store.dispatch(densityChosen('compact'))

  const change = () => Object.assign(selectAppearance(store.getState()), { density: 'comfortable' })

  expect(change).toThrow('read only')
})
