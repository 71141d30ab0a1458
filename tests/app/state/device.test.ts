import { describe, expect, it } from 'vitest';
import { isSmartphone } from '@/app/state/device';
import { defaultDeviceName } from '@/app/state/device-name';

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

describe('a smartphone', () => {
  it.each([
    ['a narrow window', DESKTOP, 768, 0, true],
    ['a wide window', DESKTOP, 769, 0, false],
    ['a wide Android tablet', ANDROID, 1280, 5, true],
    ['an iPhone on its side', IPHONE, 932, 5, true],
    ['an iPad that names itself a Mac', MAC, 1024, 5, true],
    ['a Mac', MAC, 1440, 0, false],
  ])('%s', (_name, agent, width, touch, expected) => {
    expect(isSmartphone(agent, width, touch)).toBe(expected);
  });
});

describe('a device’s name', () => {
  it('tells browser and system', () => {
    expect(defaultDeviceName(DESKTOP, '2026-11-22')).toBe('Chrome, Windows, din 22.11.2026');
    expect(defaultDeviceName(ANDROID, '2026-11-22')).toBe('Chrome, Android, din 22.11.2026');
    expect(defaultDeviceName(IPHONE, '2026-11-22')).toBe('Safari, iPhone, din 22.11.2026');
    expect(defaultDeviceName('', '2026-11-22')).toBe('Dispozitiv, din 22.11.2026');
  });
});
