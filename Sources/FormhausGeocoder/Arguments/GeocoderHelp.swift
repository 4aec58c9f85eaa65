/// The help of the program.
enum GeocoderHelp {
  static let text = """
    Suggestions for addresses from a service on the network, for formhaus: requests as lines of JSON on standard input,
    answers on standard output. formhaus starts it by itself: formhaus run FORM --search http:SERVICE --search-url URL

    Usage: formhaus-geocoder SERVICE --url URL [OPTIONS]

    Services:
      photon              search as one types (OpenStreetMap)
      pelias              Pelias or geocode.earth
      addok               Addok: the addresses of France, or others with --countries
      nominatim           OpenStreetMap; asked on Enter only, at most once a second, as its policy demands

    Options:
      --url URL           The address of the server: https, or http to this machine.
      --contact TEXT      Who can be written to about the requests, in the header User-Agent; the policy of
                          nominatim.openstreetmap.org asks for it. Also FORMHAUS_GEOCODER_CONTACT.
      --attribution TEXT  Whom the form is to credit instead of the service's own.
      --countries CC,...  addok: the countries that were loaded; each request then has a filter countrycode.
      --allow-http        Let what is typed go over the network unencrypted.
      --help, --version

    FORMHAUS_GEOCODER_KEY is the key of a pelias server that wants one.

    Each request takes 2 seconds at most. After 429 and 503 the server is left alone as long as its Retry-After says, else
    for 1 second, then 2, 4 and so on up to a minute. Nothing of what is typed is written anywhere.

    """
}
