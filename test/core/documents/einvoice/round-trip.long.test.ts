import { roundTrips } from './round-trip.ts';

test('another program reads amounts and parties of thousands of documents as they are', () => {
  const { exported, different } = roundTrips('long', 5000);
  expect(different).toEqual([]);
  expect(exported).toBeGreaterThan(5000);
}, 600_000);
