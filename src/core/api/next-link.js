/** The address of the next page of a list, as its Link header tells it. */
export function nextLink(url, query, cursor) {
  const parameters = Object.entries({ ...query, cursor }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `<${url}?${parameters.join('&')}>; rel="next"`;
}
