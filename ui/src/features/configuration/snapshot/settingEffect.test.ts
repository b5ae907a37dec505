import { settingEffect } from './settingEffect'

test('names of role levels count after a reload, an unknown group says nothing', () => {
  expect(settingEffect('/roleResource/roleLevels/20/localizedNames/de')?.effect).toBe('reload')
  expect(settingEffect('/roleResource/queryTimeout')?.effect).toBe('now')
  expect(settingEffect('/weather/rain')).toBeUndefined()
})
