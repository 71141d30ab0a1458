import { describe, expect, it } from 'vitest';
import { driversOf, driversText, platesIn, vehiclesOf, vehiclesText } from '@/app/transport/defs/transporter-lists';
import { knownThings } from '@/app/transport/known/known-things';
import { withVehicle } from '@/app/transport/view/editor/remember-transport';

describe('the lists of a carrier', () => {
  it('are read back as they are written, and hold no plate that ANAF would refuse', () => {
    const vehicles = vehiclesOf('cj 24 mgd, CJ-09-XTR, , Mercedes Actros\nB 204 KLM');
    expect(vehicles).toEqual([
      { plate: 'CJ24MGD', firstTrailer: 'CJ09XTR', secondTrailer: '', note: 'Mercedes Actros' },
      { plate: 'B204KLM', firstTrailer: '', secondTrailer: '', note: '' },
    ]);
    expect(vehiclesOf(vehiclesText(vehicles))).toEqual(vehicles);
    expect(driversOf(driversText([{ name: 'Dan Moldovan', telephone: '0722' }]))).toEqual([
      { name: 'Dan Moldovan', telephone: '0722' },
    ]);
    expect(platesIn('cj 09 xtr\n\n')).toEqual(['CJ09XTR']);
  });

  it('remember a vehicle once, with the trailers that now go with it', () => {
    const none = { name: 'T', country: 'RO', code: '', vehicles: [], trailers: [], drivers: [], routes: [], notes: '' };
    const data = {
      ...{ vehicle: 'CJ 24 MGD', firstTrailer: '', secondTrailer: '', organiserCountry: 'RO', organiserCode: '' },
      ...{ organiserName: 'T', startDate: '2026-11-26' },
    };
    const once = withVehicle(none, data);
    expect(once.vehicles).toEqual([{ plate: 'CJ24MGD', firstTrailer: '', secondTrailer: '', note: '' }]);
    expect(withVehicle(once, data)).toBe(once);
    expect(withVehicle(once, { ...data, firstTrailer: 'CJ09XTR' }).vehicles[0]?.firstTrailer).toBe('CJ09XTR');
    expect(withVehicle(once, { ...data, vehicle: '' })).toBe(once);
  });

  it('are empty where nothing is known', () => {
    const nothing = { transporters: [], vehicles: [], trailers: [], tariffs: [], routes: [] };
    expect(knownThings({ transporters: [], transports: [], products: [] })).toEqual(nothing);
  });
});
